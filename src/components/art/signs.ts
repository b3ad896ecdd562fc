import ArrowRight from './signs/arrow-right.svg';
import ArrowUpRight from './signs/arrow-up-right.svg';
import Check from './signs/check.svg';
import ChevronDown from './signs/chevron-down.svg';
import Close from './signs/close.svg';
import Copy from './signs/copy.svg';
import Language from './signs/language.svg';
import Menu from './signs/menu.svg';
import Pause from './signs/pause.svg';
import Play from './signs/play.svg';
import System from './signs/system.svg';

/** The signs of buttons and links. They are in the HTML, because separate files would be requested before the first paint. */
export const signs = {
  'arrow-right': ArrowRight,
  'arrow-up-right': ArrowUpRight,
  check: Check,
  'chevron-down': ChevronDown,
  close: Close,
  copy: Copy,
  language: Language,
  menu: Menu,
  pause: Pause,
  play: Play,
  system: System,
} as const;

export type SignName = keyof typeof signs;
