import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { workModels } from '../../content/pageLists';
import { Section } from '../../components/Section';
import { Text } from '../../components/text/Text';
import { columns, equalColumns } from '../../theme/columns';
import { alongText, forcedEdge, layout, pageInset } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';
import ItPartner from './itPartner.svg';
import ProjectOnDemand from './projectOnDemand.svg';
import TeamAugmentation from './teamAugmentation.svg';

/** Three equal columns of a container; the outer ones reach the edges of the window. */
const cells = {
  display: 'grid',
  gridTemplateColumns: { md: `calc(${pageInset} - 2rem) ${equalColumns(3)} calc(${pageInset} - 2rem)` },
} as const;

/** On phones the drawing is next to the name. */
const cell = {
  display: 'grid',
  gridTemplateColumns: { xs: `${columns(1)} auto`, md: columns(1) },
  gridTemplateRows: { md: 'auto auto 1fr' },
  rowGap: { xs: 1, md: 1.5 },
  px: { xs: layout.gutter, md: 4 },
  py: { xs: 2, md: 3.5 },
  border: forcedEdge,
} as const;

const looks = {
  projectOnDemand: {
    drawing: ProjectOnDemand,
    variant: 'plain',
    place: { gridColumn: { md: '1 / 3' }, pl: { md: pageInset }, bgcolor: 'background.sunken' },
  },
  itPartner: { drawing: ItPartner, variant: 'soft', place: null },
  teamAugmentation: {
    drawing: TeamAugmentation,
    variant: 'secondary',
    place: { gridColumn: { md: '4 / 6' }, pr: { md: pageInset } },
  },
} as const;

/** The three ways to work together: a drawing, an explanation, and when each way fits. */
export function HowWeWork() {
  return (
    <Section heading="home.how.heading" intro="home.how.intro" layout="bleed" space="low">
      <Box component="ul" role="list" className={printClasses.columns3} sx={cells}>
        {workModels.map((id) => {
          const { drawing, variant, place } = looks[id];
          return (
            <Paper
              key={id}
              component="li"
              square
              variant={variant}
              className={printClasses.flush}
              sx={{ ...cell, ...place }}
            >
              <Box
                component={drawing}
                className={`${alongText} ${printClasses.hidden}`}
                sx={{
                  gridArea: { xs: '1 / 2', md: 'auto' },
                  height: { xs: 48, md: 132 },
                  width: 'auto',
                  mb: { md: 2 },
                }}
              />
              <Text message={`home.how.${id}.title`} variant="h3" sx={{ alignSelf: 'center' }} />
              <Text
                message={`home.how.${id}.text`}
                sx={{ gridColumn: '1 / -1', typography: { xs: 'dense', md: 'body1' } }}
              />
              <Text
                message={`home.how.${id}.fit`}
                sx={{ gridColumn: '1 / -1', fontWeight: 'fontWeightMedium', pt: { xs: 1, md: 1.5 }, borderTop: 1 }}
              />
            </Paper>
          );
        })}
      </Box>
    </Section>
  );
}
