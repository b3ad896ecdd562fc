import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ComponentProps } from 'react';
import { homePoints } from '../../content/pageLists';
import { ownLine } from '../../components/text/ownLine';
import { Text } from '../../components/text/Text';
import { columns } from '../../theme/columns';
import { forcedEdge, layout, pageInset } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';

/** From edge to edge of the window, without gaps. The heading and the first point have the same color. */
const slabs = {
  display: 'grid',
  gridTemplateColumns: { sm: columns(6, 6), lg: columns(5, 4, 3) },
  gridTemplateRows: { lg: 'auto 1fr' },
} as const;

const start = { pl: pageInset, pr: { xs: layout.gutter, lg: 4 } } as const;
const inner = { px: { xs: layout.gutter, sm: 4 } } as const;
const end = { pl: { xs: layout.gutter, sm: 4 }, pr: pageInset } as const;

type Point = (typeof homePoints)[number];

/** On medium screens the points are in two columns below the heading. */
const looks: Record<Point, Pick<ComponentProps<typeof Paper>, 'variant'> & { sx: object }> = {
  experience: { variant: 'primary', sx: { ...start, gridColumn: { lg: 1 }, gridRow: { lg: 2 }, pt: { xs: 2, sm: 3 } } },
  results: { variant: 'soft', sx: { ...end, gridColumn: { lg: '2 / -1' }, gridRow: { lg: 1 } } },
  partnership: { variant: 'secondary', sx: { ...inner, pl: { sm: pageInset, lg: 4 }, gridRow: { lg: 2 } } },
  flexibility: { variant: 'plain', sx: { ...end, gridRow: { lg: 2 }, bgcolor: 'background.sunken' } },
};

const point = { display: 'flex', flexDirection: 'column', gap: 1, py: { xs: 2, md: 4 }, border: forcedEdge } as const;

const figure = ownLine('display');

/** Why to choose the company: four points as slabs of color, some of them with a large figure. */
export function WhyCompany() {
  return (
    <Box component="section" className={printClasses.block} sx={slabs}>
      <Paper
        variant="primary"
        square
        className={printClasses.flush}
        sx={{ ...start, gridColumn: { sm: '1 / -1', lg: 1 }, pt: { xs: 3, md: 6 } }}
      >
        <Text message="home.why.heading" variant="h2" />
      </Paper>
      <Box component="ul" role="list" className={printClasses.row3} sx={{ display: 'contents' }}>
        {homePoints.map((id) => (
          <Paper
            key={id}
            component="li"
            square
            variant={looks[id].variant}
            className={`${printClasses.flush} ${printClasses.plain}`}
            sx={{ ...point, ...looks[id].sx }}
          >
            <Text message={`home.why.${id}.title`} variant="h3" values={{ b: figure }} />
            <Text
              message={`home.why.${id}.text`}
              sx={{ typography: { xs: 'dense', md: 'body1' }, maxWidth: '34rem', mt: { lg: 'auto' } }}
              values={{ b: figure }}
            />
          </Paper>
        ))}
      </Box>
    </Box>
  );
}
