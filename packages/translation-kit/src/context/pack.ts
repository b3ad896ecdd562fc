import type { MessageFacts } from '../messageFacts';
import type { Box, Sighting, Space } from './sighting';
import type { Screen, View } from './views';

/** What was seen in a view. */
interface Seen {
  view: View;
  sightings: readonly Sighting[];
  /** Whether there is a picture of it. */
  isPictured: boolean;
}

/** All that a translator can know of one message. */
export interface Context extends MessageFacts {
  /** What it is where it is pictured, or where it was met first; empty where it was met nowhere. */
  role: string;
  /** The landmark or dialog around it there. */
  within: string;
  /** As it stands there, with its values; empty where a role says enough. */
  shown: string;
  /** Every other role in which it was met. */
  otherRoles: string[];
  /** Addresses of all pages on which it was met. */
  pages: string[];
  /** The view of the picture. */
  view: string;
  /** The picture's file below the pack's folder. */
  picture: string | null;
  space: Partial<Record<Screen, Space>>;
}

/** Where a picture is to be cut from, and what is boxed in it. */
export interface Crop {
  view: View;
  box: Box;
  file: string;
}

interface Meeting {
  view: View;
  sighting: Sighting;
  isPictured: boolean;
  order: number;
}

/** Least first: with a picture, of the text itself, on the message's own page; then in the order of the views. */
function rankOf({ view, sighting, isPictured, order }: Meeting): number {
  const { box, isText, id } = sighting;
  const isOwn = view.prefix !== '' && id.startsWith(view.prefix);
  return (isPictured && box !== null ? 0 : 8e6) + (isText ? 0 : 4e6) + (isOwn ? 0 : 2e6) + order;
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];

/** The least room that a message has on a screen, over all its places. */
function spaceOf(meetings: readonly Meeting[], screen: Screen): Space | undefined {
  const spaces = meetings.flatMap(({ view, sighting: { space } }) =>
    view.screen === screen && space !== null ? [space] : [],
  );
  return spaces.toSorted((a, b) => a.fits - b.fits)[0];
}

/** Brings together what was seen of each message, and chooses the picture that shows it best. */
export function packOf(
  facts: ReadonlyMap<string, MessageFacts>,
  looks: readonly Seen[],
): { contexts: Context[]; crops: Crop[] } {
  const meetings = new Map<string, Meeting[]>();
  let order = 0;
  for (const { view, sightings, isPictured } of looks) {
    for (const sighting of sightings) {
      const meeting = { view, sighting, isPictured, order };
      meetings.set(sighting.id, [...(meetings.get(sighting.id) ?? []), meeting]);
      order += 1;
    }
  }
  const crops: Crop[] = [];
  const contexts = [...facts.values()].map((fact): Context => {
    const met = meetings.get(fact.id) ?? [];
    const best = met.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
    const box = best?.isPictured === true ? best.sighting.box : null;
    const picture = box === null ? null : `pictures/${fact.id}.webp`;
    if (best !== undefined && box !== null) crops.push({ view: best.view, box, file: `pictures/${fact.id}.webp` });
    const role = best?.sighting.role ?? '';
    const wide = spaceOf(met, 'wide');
    const narrow = spaceOf(met, 'narrow');
    return {
      ...fact,
      role,
      within: best?.sighting.within ?? '',
      shown: best?.sighting.text ?? '',
      otherRoles: unique(met.map(({ sighting }) => sighting.role)).filter((other) => other !== role),
      pages: unique(met.map(({ view }) => view.href)),
      view: best === undefined ? '' : `${best.view.title}, ${best.view.screen}`,
      picture,
      space: { ...(wide !== undefined && { wide }), ...(narrow !== undefined && { narrow }) },
    };
  });
  return { contexts, crops };
}

/** The ids that were met nowhere, apart from those that are known to be nowhere; and of these the ones that were met after all. */
export function missingOf(
  contexts: readonly Pick<Context, 'id' | 'role'>[],
  known: readonly string[],
): { missing: string[]; stale: string[] } {
  const unplaced = contexts.filter(({ role }) => role === '').map(({ id }) => id);
  return {
    missing: unplaced.filter((id) => !known.includes(id)),
    stale: known.filter((id) => !unplaced.includes(id)),
  };
}
