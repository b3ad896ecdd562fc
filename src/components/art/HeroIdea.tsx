import type { ReactElement } from 'react';

/** The dashed grid, where no block stands yet, with its overhanging lines; and the two blocks that are still a drawing. */
export function HeroIdea(): ReactElement {
  return (
    <g className="idea">
      <path
        className="line dashed upright"
        d="M24 354V10M24 514v32M184 34V10M184 514v32M344 34V10M344 514v32M504 34V10M504 514v32"
      />
      <path className="line dashed level" d="M184 34H0M504 34h24M184 194H0M24 354H0M24 514H0" />
      <path className="line dashed ghost upright" d="M184 34V514M344 34V514M504 34V514M24 354V514" />
      <path className="line dashed ghost level" d="M184 34H504M24 194H504M24 354H504M24 514H504" />
      <g className="sketch">
        <path className="line" d="M56 114a48 48 0 1 1 96 0a48 48 0 1 1 -96 0zM104 48v132M38 114h132" />
        <path className="line dashed" d="M80 114a24 24 0 1 1 48 0a24 24 0 1 1 -48 0z" />
        <path
          className="line"
          d="M48 218h112v112H48zM48 238h112M64 254h36v36H64zl36 36M100 254l-36 36M116 262h28M116 282h28M64 310h80"
        />
        <path className="line handle" d="M99 61h10v10H99zM147 109h10v10h-10zM99 157h10v10H99zM51 109h10v10H51z" />
      </g>
    </g>
  );
}
