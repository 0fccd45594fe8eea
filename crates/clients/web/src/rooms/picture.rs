//! Drawings as pictures: shared where the browser can, else saved as files.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

use super::parts::{save_blob, save_file};
use crate::browser;

/// How many dots of the picture to one of the drawing.
const DOTS: f64 = 2.0;

/// Shares a drawing as a picture; where the browser can't make one, the drawing itself is saved.
pub(crate) async fn share_drawing(name: &str, svg: &str) {
    match dots(svg).await {
        Some(png) => give(name, &png).await,
        None => save_file(&format!("{name}.svg"), "image/svg+xml", svg),
    }
}

/// The drawing as PNG; nothing where the browser can't.
async fn dots(svg: &str) -> Option<JsValue> {
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&format!("data:image/svg+xml,{}", String::from(js_sys::encode_uri_component(svg))));
    JsFuture::from(image.decode()).await.ok()?;
    let canvas = browser::document()?.create_element("canvas").ok()?.dyn_into::<HtmlCanvasElement>().ok()?;
    canvas.set_width((f64::from(image.width()) * DOTS) as u32);
    canvas.set_height((f64::from(image.height()) * DOTS) as u32);
    let context = canvas.get_context("2d").ok()??.dyn_into::<CanvasRenderingContext2d>().ok()?;
    context.scale(DOTS, DOTS).ok()?;
    context.draw_image_with_html_image_element(&image, 0.0, 0.0).ok()?;
    let made = js_sys::Promise::new(&mut |resolve: Function, _| {
        // Without a blob nothing comes of it.
        let _ = canvas.to_blob(
            &Closure::once_into_js(move |blob: JsValue| {
                // It can always be called.
                let _ = resolve.call1(&JsValue::NULL, &blob);
            })
            .unchecked_into(),
        );
    });
    JsFuture::from(made).await.ok().filter(JsValue::is_object)
}

/// Shares a picture; where nothing shares it is saved.
async fn give(name: &str, png: &JsValue) {
    let name = format!("{name}.png");
    if !share(&name, png).await.unwrap_or(false) {
        save_blob(&name, png.unchecked_ref());
    }
}

/// Whether the picture was shared, or whoever was asked thought better of it.
async fn share(name: &str, png: &JsValue) -> Option<bool> {
    let navigator: JsValue = browser::window()?.navigator().into();
    let kind = web_sys::FilePropertyBag::new();
    kind.set_type("image/png");
    let file = web_sys::File::new_with_blob_sequence_and_options(&Array::of1(png), name, &kind).ok()?;
    let data = Object::new();
    Reflect::set(&data, &"files".into(), &Array::of1(&file)).ok()?;
    let method = |name: &str| Reflect::get(&navigator, &name.into()).ok()?.dyn_into::<Function>().ok();
    if method("canShare")?.call1(&navigator, &data).ok()? != JsValue::TRUE {
        return None;
    }
    let shared = method("share")?.call1(&navigator, &data).ok()?.dyn_into::<js_sys::Promise>().ok()?;
    Some(match JsFuture::from(shared).await {
        Ok(_) => true,
        Err(error) => Reflect::get(&error, &"name".into()).ok()?.as_string()? == "AbortError",
    })
}
