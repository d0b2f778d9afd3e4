import type { EnglishTexts } from '@cadre/contract/texts/texts';

type ShellTexts = EnglishTexts['shell'];
type Starting<P extends string> = Extract<keyof ShellTexts, `${P}${string}`>;

type NamedKey = keyof ShellTexts['keys'];
/** A key by its name in the reader's language, or as it is engraved. */
export type Key = NamedKey | Engraved;
type Engraved =
  | '?'
  | '['
  | '/'
  | '+'
  | '-'
  | '0'
  | '↑'
  | '↓'
  | '←'
  | '→'
  | 'Alt'
  | 'A … Z'
  | 'a'
  | 'c'
  | 'd'
  | ';'
  | 'Tab'
  | 'e'
  | 'g'
  | 'p'
  | 'j'
  | 'k'
  | 'n'
  | 'r'
  | 's'
  | 'u'
  | 'v'
  | 'x'
  | 'y'
  | 'z';

/** Keys pressed together, or one after the other; alternatives are listed side by side. */
type Shortcut = { keys: readonly (readonly Key[])[]; text: Exclude<Starting<'shortcut_'>, 'shortcut_go'> };
export type ShortcutGroup = {
  title: Exclude<Starting<'shortcuts_'>, 'shortcuts_elsewhere'>;
  isForStaff?: true;
  /** The pages it works on, with all below them; absent where it may work anywhere. */
  on?: readonly string[];
  shortcuts: readonly Shortcut[];
};

const named = ['ctrl', 'shift', 'enter', 'escape', 'home', 'end', 'page_up', 'page_down', 'backspace', 'delete'] satisfies NamedKey[];
export const isNamedKey = (key: string): key is NamedKey => named.some((one) => one === key);
