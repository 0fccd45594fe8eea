//! A chart as data, and as SVG: plain lines that follow the colour of the text around them, nothing told by colour
//! alone, and words for those who don't see it.

use std::fmt::Write;

/// A picture of figures.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// What it shows.
    pub title: String,
    /// The same in words, with the figures.
    pub description: String,
    /// Its lines, dots and bars.
    pub series: Vec<Series>,
    /// Whether both axes go from 0 to 1, with a line where they are equal.
    pub shares: bool,
}

/// Points that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    /// What they are.
    pub name: String,
    /// How they are drawn.
    pub style: Style,
    /// The points, from left to right.
    pub points: Vec<Point>,
}

/// How points are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// A line, with a band for the intervals.
    Line,
    /// A dashed line.
    Dashed,
    /// Dots with a line for each interval.
    Dots,
    /// Bars from 0, each with a line for its interval.
    Bars,
}

/// A figure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// Where it stands, from left to right.
    pub at: f64,
    /// Its value.
    pub value: f64,
    /// What holds the true value, from below and from above; none where that is known.
    pub interval: Option<(f64, f64)>,
}

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 160.0;
const EDGE: f64 = 8.0;
/// Half the width of a bar.
const BAR: f64 = 0.35;

/// The chart as SVG; `id` is a name that nothing else on its page has. Its classes are `chart`, and `line`, `dashed`,
/// `dots`, `bars`, `band`, `error` and `zero` in it; without a style sheet it looks well, too.
#[must_use]
pub fn svg(chart: &Chart, id: &str) -> String {
    let frame = Frame::of(chart);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         aria-labelledby=\"{id}-title {id}-desc\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\">\
         <title id=\"{id}-title\">{}</title><desc id=\"{id}-desc\">{}</desc>",
        escaped(&chart.title),
        escaped(&chart.description),
    );
    let guide = if chart.shares { [(0.0, 0.0), (1.0, 1.0)] } else { [(frame.left, 0.0), (frame.right, 0.0)] };
    let guide = guide.map(|(at, value)| frame.place(at, value));
    // A text takes it.
    let _ = write!(
        svg,
        "<path class=\"zero\" stroke-width=\"1\" opacity=\"0.5\" d=\"{}\"/>",
        path(guide.into_iter())
    );
    for series in &chart.series {
        draw(&mut svg, &frame, series);
    }
    svg + "</svg>"
}

fn draw(svg: &mut String, frame: &Frame, series: &Series) {
    let class = match series.style {
        Style::Line => "line",
        Style::Dashed => "dashed",
        Style::Dots => "dots",
        Style::Bars => "bars",
    };
    // A text takes all of it.
    let _ = write!(svg, "<g class=\"{class}\">");
    let points = &series.points;
    let line = |end: fn(&Point) -> f64| points.iter().map(move |point| frame.place(point.at, end(point)));
    match series.style {
        Style::Line => {
            let high = line(|point| point.interval.map_or(point.value, |(_, high)| high));
            let low = line(|point| point.interval.map_or(point.value, |(low, _)| low)).rev();
            if points.iter().any(|point| point.interval.is_some()) {
                let band = path(high.chain(low));
                let _ = write!(
                    svg,
                    "<path class=\"band\" stroke=\"none\" fill=\"currentColor\" opacity=\"0.2\" d=\"{band}Z\"/>"
                );
            }
            let _ = write!(svg, "<path d=\"{}\"/>", path(line(|point| point.value)));
        }
        Style::Dashed => {
            let _ = write!(svg, "<path stroke-dasharray=\"6 4\" d=\"{}\"/>", path(line(|point| point.value)));
        }
        Style::Dots => points.iter().for_each(|point| {
            let (x, y) = frame.place(point.at, point.value);
            error(svg, frame, point);
            let _ = write!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"currentColor\"/>");
        }),
        Style::Bars => points.iter().for_each(|point| {
            let corners = [(-BAR, 0.0), (-BAR, point.value), (BAR, point.value), (BAR, 0.0)];
            let bar = path(corners.into_iter().map(|(by, value)| frame.place(point.at + by, value)));
            let _ = write!(svg, "<path fill=\"currentColor\" fill-opacity=\"0.3\" d=\"{bar}Z\"/>");
            error(svg, frame, point);
        }),
    }
    *svg += "</g>";
}

/// The interval of a figure.
fn error(svg: &mut String, frame: &Frame, point: &Point) {
    if let Some((low, high)) = point.interval {
        let ends = [low, high].map(|value| frame.place(point.at, value));
        // A text takes it.
        let _ = write!(svg, "<path class=\"error\" d=\"{}\"/>", path(ends.into_iter()));
    }
}

fn path(points: impl Iterator<Item = (f64, f64)>) -> String {
    let steps = points.enumerate().map(|(number, (x, y))| {
        let step = if number == 0 { 'M' } else { 'L' };
        format!("{step}{x:.1} {y:.1}")
    });
    steps.collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// What the picture has room for.
struct Frame {
    left: f64,
    right: f64,
    low: f64,
    high: f64,
}

impl Frame {
    fn of(chart: &Chart) -> Self {
        if chart.shares {
            return Self { left: 0.0, right: 1.0, low: 0.0, high: 1.0 };
        }
        let mut frame = Self { left: f64::MAX, right: f64::MIN, low: 0.0, high: 0.0 };
        for series in &chart.series {
            let room = if series.style == Style::Bars { 0.5 } else { 0.0 };
            for point in &series.points {
                let (low, high) = point.interval.unwrap_or((point.value, point.value));
                frame.left = frame.left.min(point.at - room);
                frame.right = frame.right.max(point.at + room);
                frame.low = frame.low.min(low);
                frame.high = frame.high.max(high);
            }
        }
        frame
    }

    fn place(&self, at: f64, value: f64) -> (f64, f64) {
        let part =
            |from: f64, to: f64, value: f64| if to > from { (value - from) / (to - from) } else { 0.5 };
        let x = EDGE + part(self.left, self.right, at) * (WIDTH - 2.0 * EDGE);
        let y = HEIGHT - EDGE - part(self.low, self.high, value) * (HEIGHT - 2.0 * EDGE);
        (x, y)
    }
}
