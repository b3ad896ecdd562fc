import { AvatarGroup, Button, Stack } from '@mui/material';
import { Face, Pair, rampOf, Row, Text, TopBar, useFormat } from '../../kit';
import { Column } from './Column';
import { people, places, releases, says, type Release, type State } from './plan';

/** From which release on there is room, for how many, how wide a column is and how many cards it shows. */
const views = {
  whole: { from: () => 0, columns: 4, width: 296, most: 9, margin: 3 },
  slab: { from: () => 1, columns: 3, width: 248, most: 3, margin: 2 },
  phone: { from: (release: Release) => releases.indexOf(release), columns: 1, width: 358, most: 3, margin: 2 },
  card: { from: (release: Release) => releases.indexOf(release), columns: 2, width: 178, most: 1, margin: 2 },
};

/** Favro's board: a card in the hand leaves a gap that holds still while the rest of the board goes on living. */
export function Board({ state }: { state: State }) {
  const ramp = rampOf('favro');
  const format = useFormat();
  const view = views[format === 'hero' ? 'whole' : format];
  const narrow = format === 'phone' || format === 'card';
  const first = view.from(places[state]);
  const [title, note, more] = says[state];
  const key = { border: 1, borderColor: 'divider', borderRadius: 1, px: 1, py: 0.25, ml: 1.5, fontWeight: 650 };
  const board = { flex: 1, minHeight: 0, px: view.margin, alignItems: 'stretch', pt: narrow ? 1 : 0 };
  const sheet = {
    height: format === 'card' ? 48 : state === 'moved' ? 44 : 56,
    flex: 'none',
    px: 2,
    bgcolor: '#fff',
    zIndex: 5,
  };
  return (
    <Stack sx={{ height: '100%', bgcolor: 'background.paper' }}>
      <TopBar
        name="Favro"
        sign="M4 4h2v11H4zM11 11.5h2V20h-2zM18 4h2v6h-2zM11 4h2v2.5h-2zM4 19.5h2v.5H4z"
        tabs={format === 'slab' ? [] : ['Release plan', 'Backlog', 'Teams', 'Reports']}
      >
        <AvatarGroup max={9}>
          {people.map((name, index) => (
            <Face key={name} name={name} ramp="favro" dark={index % 2 === 1} size={28} />
          ))}
        </AvatarGroup>
        <Text>{people.length} people here</Text>
      </TopBar>
      {!narrow && (
        <Row sx={{ height: 60, px: view.margin, flex: 'none' }}>
          <Pair size="name" head={title} note={`${note} ${more}`} sx={{ flex: 1 }} />
          {state === 'held' && (
            <>
              <Text sx={key}>Esc</Text> <Text>Put back</Text>
              <Text sx={{ ...key, bgcolor: ramp[1] }}>Enter</Text> <Text bold>Drop</Text>
            </>
          )}
        </Row>
      )}
      <Row spacing={format === 'whole' ? 2 : 1.5} sx={board}>
        {releases.slice(first, first + view.columns).map((release) => (
          <Column key={release} release={release} state={state} {...view} />
        ))}
      </Row>
      {narrow && state !== 'refused' && (
        <Row sx={{ ...sheet, borderTop: 1, borderColor: 'divider' }} apart>
          <Text bold={state === 'held'}>{state === 'held' ? title : note}</Text>
          {state === 'held' && <Button variant="contained">Drop</Button>}
        </Row>
      )}
    </Stack>
  );
}
