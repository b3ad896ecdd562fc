import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { usePrefetch } from '../loading/PrefetchContext';
import { RouterLink } from '../components/links/RouterLink';
import { useHydrated } from '../hydration/useHydrated';
import { Message } from '../i18n/Message';
import { focusRing, forcedEdge, layout, whereScriptRuns } from '../theme/measures';
import { setAnswer, useBrief } from './briefStore';
import { questions } from './questions';
import { neighborsOf, stepSearch } from './useBriefStep';

const [{ id }] = questions;

/** Keeps room for the field before hydration. */
const place = { flexGrow: 1, maxWidth: '36rem', minHeight: { xs: 48, md: 71 } } as const;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5 } as const;

const slab = {
  height: '100%',
  justifyContent: 'center',
  paddingInlineStart: { xs: layout.gutter, md: 6 },
  paddingInlineEnd: { xs: layout.gutter, md: `max(${layout.gutter}, calc(100% - ${layout.container} / 2))` },
  py: { xs: 1, md: 5 },
  border: forcedEdge,
} as const;

/** Some space is between the field and its ring: in dark, both have a dark color. */
const field = { '--rows': 2, '--ring-offset': `${focusRing.outlineOffset}px` } as const;

/**
 * The first question of the brief. Its answer belongs to the brief, which continues with the next question. The HTML has no field, because the field
 * needs script and is below the fold.
 */
export function FirstQuestion() {
  const answer = useBrief().answers[id];
  const isHydrated = useHydrated();
  const intent = usePrefetch('/brief');

  return (
    <Stack component={Paper} variant="secondary" square spacing={{ xs: 1, md: 1.5 }} sx={slab}>
      <Typography variant="h3" component={isHydrated ? 'label' : 'p'} htmlFor={isHydrated ? id : undefined}>
        <Message id={`brief.${id}.question`} />
      </Typography>
      <Box sx={row}>
        <Box sx={whereScriptRuns(place)}>
          {isHydrated && (
            <OutlinedInput
              id={id}
              name={id}
              value={answer}
              onChange={(event) => {
                setAnswer(id, event.target.value);
              }}
              // WebKit scrolls to the caret only, so that the shortlist's bar would cover the rest of the field.
              onFocus={({ target }) => {
                target.scrollIntoView({ block: 'nearest' });
              }}
              autoComplete="off"
              fullWidth
              multiline
              inputComponent="textarea"
              inputProps={{ rows: 2 }}
              sx={field}
            />
          )}
        </Box>
        <Button
          component={RouterLink}
          to={{ pathname: '/brief', ...stepSearch(answer.trim() === '' ? id : neighborsOf(id).after) }}
          variant="onSecondary"
          {...intent}
        >
          <Message id="common.cta.brief" />
        </Button>
      </Box>
    </Stack>
  );
}
