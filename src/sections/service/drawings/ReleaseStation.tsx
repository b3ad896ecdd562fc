import type { releaseStations } from '../../../content/serviceDrawings';

const ninth = 'M80 80h24v24h-24z';
const eight =
  'M16 16h24v24h-24zM48 16h24v24h-24zM80 16h24v24h-24zM16 48h24v24h-24zM48 48h24v24h-24zM80 48h24v24h-24zM16 80h24v24h-24zM48 80h24v24h-24z';

const shapes = {
  commit: (
    <>
      <path className="plan" d="M2 2h116v116h-116zM2 60h116M60 2v116" />
      <circle className="strong" cx={60} cy={60} r={16} />
    </>
  ),
  test: (
    <>
      <path className="soft" d="M0 0h120v120h-120z" />
      <path className="strong tick" d="M28 58l24 24l44 -50l-11 -10l-34 38l-13 -13z" />
    </>
  ),
  stage: (
    <>
      <path className="middle" d="M0 0h120v120h-120z" />
      <path className="soft" d={eight + ninth} />
    </>
  ),
  release: (
    <>
      <path className="strong" d="M0 0h120v120h-120z" />
      <path className="ink" d={eight} />
      <path className="accent" d={ninth} />
    </>
  ),
  rollback: (
    <>
      <path className="accent" d="M0 0h120v120h-120z" />
      <path className="dark" d="M35 85v-14h42a15 15 0 0 0 0 -30h-20v16l-28 -23l28 -23v16h20a29 29 0 0 1 0 58z" />
    </>
  ),
} as const;

/** A station of a release in a space of 120: a plan, a block that is tested, nine that are staged, the same released, and the way back. */
export function ReleaseStation({ id }: { id: (typeof releaseStations)[number] }) {
  return shapes[id];
}
