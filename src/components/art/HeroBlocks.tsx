import type { ReactElement } from 'react';

const dots = [396, 434, 472].flatMap((y) => [66, 104, 142].map((x) => ({ x, y })));

/** The three blocks that have become shapes and colors. */
export function HeroBlocks(): ReactElement {
  return (
    <g className="blocks">
      <g className="drop">
        <path className="b1" d="M184 34h160v160H184z" />
        <path className="b3" d="M344 34v160H184a160 160 0 0 1 160 -160z" />
      </g>
      <g className="drop">
        <path className="accent" d="M344 34h160v160H344z" />
        <circle className="ink" cx={424} cy={114} r={48} />
      </g>
      <g className="drop">
        <path className="block" d="M24 354h160v160H24z" />
        {dots.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={x === 142 && y === 396 ? 'accent' : 'b2'} cx={x} cy={y} r={10} />
        ))}
      </g>
    </g>
  );
}
