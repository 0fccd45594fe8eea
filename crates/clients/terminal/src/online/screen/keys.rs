//! The keys of a table online: those of what lies over it, of what goes on beside it, and of its cards.

use card_match::Turn;
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use online_client::participant::Room;

use super::OnlineScreen;
use crate::{
    online::{
        Meant,
        words::{entered, voted},
    },
    tui::{Chosen, Menu},
};

impl OnlineScreen {
    /// A key was pressed.
    pub(in crate::online) fn press(&mut self, key: KeyEvent) -> Meant {
        if key.kind == KeyEventKind::Release {
            return Meant::NOTHING;
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && matches!(key.code, KeyCode::Char('c' | 'd' | 'q')) {
            return Meant::Quit;
        }
        let meant = self.key(key);
        self.refresh();
        if self.cards.as_ref().is_some_and(|cards| cards.table_area().is_leaving()) {
            Meant::Quit
        } else {
            meant
        }
    }

    /// The answer to what is asked before something is done: a letter that means yes does it, any other key leaves it.
    fn key_in_doubt(&mut self, code: KeyCode) -> Option<Meant> {
        let letter = match code {
            KeyCode::Char(letter) => letter.to_string(),
            _ => String::new(),
        };
        let meant = self.doubt.answered(self.texts, &letter)?;
        self.note = None;
        Some(meant)
    }

    fn key(&mut self, key: KeyEvent) -> Meant {
        if let Some(meant) = self.key_in_doubt(key.code) {
            return meant;
        }
        if self.key_on_sheet(key.code) {
            return Meant::NOTHING;
        }
        if self.menu.is_some() || self.cards.is_none() {
            return self.key_in_menu(key.code);
        }
        let Some(cards) = &mut self.cards else { return Meant::NOTHING };
        if key.code == KeyCode::Enter
            && let Some(line) = cards.table_area_mut().line().clone()
            && let Some(meant) = self.says(&line)
        {
            if let Some(cards) = &mut self.cards {
                *cards.table_area_mut().line() = None;
            }
            return meant;
        }
        if let Some(meant) = self.key_beside(key.code) {
            return meant;
        }
        if let Some(cards) = &mut self.cards {
            cards.key(key);
        }
        Meant::NOTHING
    }

    /// Keys of what goes on beside the cards.
    fn key_beside(&mut self, code: KeyCode) -> Option<Meant> {
        let (room, cards) = (self.room.as_ref()?, self.cards.as_mut()?);
        if !cards.is_free() {
            return None;
        }
        match code {
            KeyCode::Char('t') => {
                self.menu = Some(Menu::default());
                Some(Meant::NOTHING)
            }
            KeyCode::Char(letter) => voted(self.texts, room, &letter.to_string()).map(Meant::ask),
            KeyCode::Enter if !cards.asks() => match cards.table_area().at().turn {
                Turn::Deal | Turn::Over if room.my_place().is_some() && !room.bot_plays_for_me() => {
                    if !room.is_ready() {
                        cards.table_area_mut().ready();
                    }
                    Some(Meant::NOTHING)
                }
                // What may be claimed is let go by the table of cards itself.
                _ => entered(room, None).map(Meant::ask),
            },
            _ => None,
        }
    }

    /// Keys while a text lies over everything.
    fn key_on_sheet(&mut self, code: KeyCode) -> bool {
        let Some(sheet) = &mut self.sheet else { return false };
        sheet.scroll = match code {
            KeyCode::Up => sheet.scroll.saturating_sub(1),
            KeyCode::Down => sheet.scroll.saturating_add(1),
            KeyCode::PageUp => sheet.scroll.saturating_sub(10),
            KeyCode::PageDown => sheet.scroll.saturating_add(10),
            _ => {
                self.sheet = None;
                return true;
            }
        };
        true
    }

    fn key_in_menu(&mut self, code: KeyCode) -> Meant {
        let offers = self.offers();
        let mut menu = self.menu.take().unwrap_or_default();
        let chosen = menu.key(code, &offers);
        let open = self.cards.is_none();
        match chosen {
            Chosen::Line(line) => {
                self.menu = open.then(Menu::default);
                return self.says(&line).unwrap_or(Meant::NOTHING);
            }
            Chosen::Begin(begun) => {
                if let Some(cards) = &mut self.cards {
                    *cards.table_area_mut().line() = Some(begun);
                }
            }
            Chosen::Close => self.menu = open.then_some(menu),
            Chosen::Other if matches!(code, KeyCode::Char('t')) && !open => {}
            Chosen::Other => {
                self.menu = Some(menu);
                return self.key_in_room(code);
            }
            Chosen::Nothing => self.menu = Some(menu),
        }
        Meant::NOTHING
    }

    /// Keys that work where there are no cards.
    fn key_in_room(&mut self, code: KeyCode) -> Meant {
        match code {
            KeyCode::Char('q') => return Meant::Quit,
            KeyCode::Char('?') => {
                self.lay(self.texts.get("help-title"), self.texts.get("help-screen-online"));
            }
            KeyCode::Char('r') => {
                self.lay(self.texts.get("rules-title"), self.rule_sheet.clone());
            }
            KeyCode::Char(letter) => {
                let vote = |room: &Room| voted(self.texts, room, &letter.to_string());
                return self.room.as_ref().and_then(vote).map_or(Meant::NOTHING, Meant::ask);
            }
            _ => {}
        }
        Meant::NOTHING
    }
}
