import type { StyleOptions } from '@dicebear/core';
import type * as notionists from '@dicebear/notionists';

type Style = StyleOptions<notionists.Options>;
type Feature = 'beard' | 'body' | 'brows' | 'eyes' | 'glasses' | 'hair' | 'lips' | 'nose';

/** The number of one drawing among those that the style has for a feature of the face. */
type Variant<Key extends Feature> = NonNullable<Style[Key]>[number] extends infer Name
  ? Name extends `variant${infer Number}`
    ? Number
    : never
  : never;

/** Skin, from the lightest to the deepest of five flat tones that ink lines stand out from. */
export type Skin = 1 | 2 | 3 | 4 | 5;

export type Hair = 'black' | 'brown' | 'auburn' | 'blond' | 'gray';

/** All that makes one portrait; what a person does not have (glasses, beard) is left out. */
export interface Look {
  /** The name of the color ramp of the background and the clothes. */
  readonly accent: string;
  /** Which of the four backgrounds (background.ts): its own, so that whoever comes or goes changes no other picture. */
  readonly layout: 0 | 1 | 2 | 3;
  readonly skin: Skin;
  readonly hair: Variant<'hair'>;
  readonly hairColor: Hair;
  readonly brows: Variant<'brows'>;
  readonly eyes: Variant<'eyes'>;
  readonly nose: Variant<'nose'>;
  readonly lips: Variant<'lips'>;
  readonly body: Variant<'body'>;
  /** Step of the ramp; white if left out. */
  readonly clothes?: 100 | 300 | 400 | 500 | 600;
  readonly beard?: Variant<'beard'>;
  readonly glasses?: Variant<'glasses'>;
}

/** Spells a look out as the style's options, with nothing left to chance. */
export function styleOptions(look: Look): Style {
  const { beard, glasses } = look;
  return {
    base: ['variant01'],
    body: [`variant${look.body}`],
    brows: [`variant${look.brows}`],
    eyes: [`variant${look.eyes}`],
    hair: [`variant${look.hair}`],
    lips: [`variant${look.lips}`],
    nose: [`variant${look.nose}`],
    ...(beard === undefined ? {} : { beard: [`variant${beard}`] }),
    beardProbability: beard === undefined ? 0 : 100,
    ...(glasses === undefined ? {} : { glasses: [`variant${glasses}`] }),
    glassesProbability: glasses === undefined ? 0 : 100,
    bodyIconProbability: 0,
    gestureProbability: 0,
  };
}
