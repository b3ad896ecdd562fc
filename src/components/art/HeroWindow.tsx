import type { ReactElement } from 'react';

/** The four blocks that have become a working product. */
export function HeroWindow(): ReactElement {
  return (
    <g className="window">
      <rect className="paper" x={184} y={194} width={423} height={320} rx={12} />
      <path className="side" d="M184 236h94v278h-82a12 12 0 0 1 -12 -12z" />
      <path className="bar" d="M196 194h399a12 12 0 0 1 12 12v30H184v-30a12 12 0 0 1 12 -12z" />
      <path
        className="b2 dots"
        d="M200 215a5 5 0 1 1 10 0a5 5 0 1 1 -10 0zM218 215a5 5 0 1 1 10 0a5 5 0 1 1 -10 0zM236 215a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z"
      />
      <path className="block" d="M284 208h204v14H284z" />
      <path className="b4" d="M200 286h10v10h-10zM218 287h44v8h-44z" />
      <path
        className="b2"
        d="M200 258h10v10h-10zM218 259h36v8h-36zM200 314h10v10h-10zM218 315h28v8h-28zM200 342h10v10h-10zM218 343h40v8h-40zM200 370h10v10h-10zM218 371h32v8h-32z"
      />
      <path className="b4" d="M300 256h112v12H300z" />
      <path className="accent" d="M535 249h52v26h-52z" />
      <path className="ink" d="M547 260h28v4h-28z" />
      <path className="b1" d="M300 290h86v72h-86z" />
      <path className="b3" d="M300 362a72 72 0 0 1 72 -72h14v72z" />
      <path className="accent" d="M400 290h86v72h-86z" />
      <circle className="ink" cx={443} cy={326} r={20} />
      <path className="b3" d="M500 290h87v72h-87z" />
      <path className="b1 columns" d="M512 338h13v24h-13zM537 322h13v40h-13zM562 306h13v56h-13z" />
      <path className="rule" d="M300 386h287M300 422h287M300 458h287M300 494h287" />
      <g className="rising">
        <path className="chart" pathLength={1} d="M300 476L344 444L388 462L436 416L484 434L532 396L574 410" />
        <circle className="accent" cx={574} cy={410} r={9} />
        <path className="paper curtain" d="M296 380h301v130H296z" />
      </g>
      <rect className="edge" x={184} y={194} width={423} height={320} rx={12} fill="none" />
      <path className="pointer" d="M570 264l30 12l-13 5l-5 13z" />
    </g>
  );
}
