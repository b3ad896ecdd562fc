/** Width and height, in its own units, of a screen drawn for a case study. */
export const screenSizes = {
  wide: { width: 960, height: 600 },
  low: { width: 960, height: 400 },
} as const;

/**
 * A section of a long text: `<route>.<id>.heading`, paragraphs `.1`, `.2`, …, then list items `.item1`, `.item2`, …, then a
 * drawn screen with `.screen.alt` and `.screen.caption`, then clips with `.<clip>.title` and `.<clip>.description`.
 */
export interface TextSection {
  id: string;
  paragraphs: number;
  items?: number;
  screen?: keyof typeof screenSizes;
  clips?: readonly TextClip[];
}

/** A short silent film in a section: `id` names its words, `video` its files in public/videos, without their ending. */
export interface TextClip {
  id: string;
  video: string;
}

export const aboutUsSections: readonly TextSection[] = [
  { id: 'who', paragraphs: 2 },
  { id: 'build', paragraphs: 2 },
  { id: 'work', paragraphs: 2 },
  { id: 'people', paragraphs: 2 },
  { id: 'hosting', paragraphs: 1 },
  { id: 'timeZone', paragraphs: 2 },
];

export const privacySections: readonly TextSection[] = [
  { id: 'responsible', paragraphs: 1 },
  { id: 'visit', paragraphs: 2 },
  { id: 'storage', paragraphs: 2 },
  { id: 'forms', paragraphs: 1, items: 2 },
  { id: 'recipients', paragraphs: 3 },
  { id: 'purpose', paragraphs: 2 },
  { id: 'referred', paragraphs: 1 },
  { id: 'retention', paragraphs: 2 },
  { id: 'rights', paragraphs: 1, items: 5 },
  { id: 'requests', paragraphs: 2 },
  { id: 'children', paragraphs: 1 },
  { id: 'links', paragraphs: 1 },
  { id: 'changes', paragraphs: 1 },
];

export const termsSections: readonly TextSection[] = [
  { id: 'use', paragraphs: 1, items: 4 },
  { id: 'information', paragraphs: 2 },
  { id: 'intellectualProperty', paragraphs: 2 },
  { id: 'sampleContent', paragraphs: 2 },
  { id: 'linking', paragraphs: 3 },
  { id: 'externalLinks', paragraphs: 1 },
  { id: 'referralProgram', paragraphs: 1 },
  { id: 'privacy', paragraphs: 1 },
  { id: 'liability', paragraphs: 2 },
  { id: 'changes', paragraphs: 1 },
  { id: 'law', paragraphs: 2 },
  { id: 'contact', paragraphs: 1 },
];
