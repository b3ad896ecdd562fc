import { AvatarGroup, Box, Button, Paper, Stack } from '@mui/material';
import { Children } from 'react';
import { Face, Icon, icons, Pair, rampOf, Row, Text, TopBar, useFormat } from '../../kit';
import { Card, Hand } from './Card';
import {
  type CardRecord,
  cards,
  deleted,
  hands,
  locked,
  mess,
  moves,
  people,
  places,
  releases,
  says,
  taken,
} from './plan';

const [saga] = people;
/** From which release on there is room, how wide a column is and how many cards it shows. */
const views = {
  whole: { from: () => 0, width: 296, most: 9, margin: 3 },
  slab: { from: () => 1, width: 248, most: 3, margin: 2 },
  phone: { from: (release: string) => Math.min(2, releases.indexOf(release)), width: 282, most: 3, margin: 2 },
  card: { from: (release: string) => releases.indexOf(release), width: 290, most: 1, margin: 2 },
};

/** Favro's board: a card in the hand leaves a gap that holds still while the rest of the board goes on living. */
export function Board({ state }: { state: keyof typeof says }) {
  const ramp = rampOf('favro');
  const format = useFormat();
  const view = views[format === 'hero' ? 'whole' : format];
  const narrow = format === 'phone' || format === 'card';
  const home = places[state];
  const [title, note, more] = says[state];
  const face = (name: string) => <Face name={name} ramp="favro" />;
  const key = { border: 1, borderColor: 'divider', borderRadius: 1, px: 1, py: 0.25, ml: 1.5, fontWeight: 650 };
  const gap = (
    <Box sx={{ height: 97, flex: 'none', borderRadius: 1, border: `2px dashed ${ramp[4]}`, position: 'relative' }}>
      {state === 'refused' && !narrow && <Hand name="Saga" />}
    </Box>
  );
  const atHome = {
    held: (
      <Box sx={{ position: 'relative', flex: 'none' }}>
        {gap}
        <Box sx={{ position: 'absolute', inset: 0, translate: '10px 6px', zIndex: 4 }}>
          <Card card={taken} look="held" hand={format === 'card' ? undefined : 'Saga'} />
        </Box>
      </Box>
    ),
    refused: <Card card={taken} line={[<Icon key="" d={icons.lock} />, `${locked} is locked`, 'Ask Noor']} />,
    moved: <Card card={taken} line={[face(saga), 'Saga, from 1.9', 'Undo']} hand="Elias" />,
  };
  const restore = [<Icon key="" d={icons.close} />, 'Elias deleted it', 'Restore'] as const;
  const board = { flex: 1, minHeight: 0, px: view.margin, alignItems: 'stretch', pt: narrow ? 1 : 0 };
  const column = { width: view.width, flex: 'none', px: 1, borderRadius: '6px 6px 0 0' };
  function cardOf(card: CardRecord) {
    const [who = '', from] = moves[state][card[0]] ?? [];
    const line = [face(who), `${who.split(' ')[0]}, from ${from}`, 'Undo'] as const;
    const hand = narrow ? undefined : hands[state][card[0]];
    return <Card key={card[0]} card={card} line={from !== undefined && !narrow ? line : undefined} hand={hand} />;
  }
  return (
    <Stack sx={{ height: '100%', bgcolor: 'background.paper' }}>
      <TopBar
        name="Favro"
        sign="M5 4h5v16H5zM14 4h5v9h-5z"
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
      <Row
        spacing={format === 'whole' ? 2 : 1.5}
        sx={{ ...board, justifyContent: narrow && home === '2.1' ? 'end' : 'start' }}
      >
        {releases.slice(view.from(home)).map((release) => {
          const dark = release === locked;
          const look = { bgcolor: ramp[dark ? 6 : 1], color: dark ? '#fff' : 'inherit' };
          const isEdge = narrow && release !== home;
          const isGone = ([id]: CardRecord) => state === 'refused' && id === deleted;
          const all = (state === 'refused' ? [...cards, ...mess] : cards).filter((card) => card[5] === release);
          const own = all.filter((card) => !isGone(card));
          const placed = [release === home && atHome[state], state === 'refused' && dark && gap];
          placed.push(...all.filter(isGone).map((card) => <Card key="" card={card} look="deleted" line={restore} />));
          const put = placed.filter(Boolean);
          const shown = own
            .slice(0, view.most - put.length)
            .map((card) => (isEdge ? <Paper key={card[0]} sx={{ height: 92, flex: 'none' }} /> : cardOf(card)));
          return (
            <Stack key={release} spacing={1.25} sx={{ ...column, ...look }}>
              <Row sx={{ height: format === 'card' ? 34 : 42, flex: 'none', px: 1 }} apart={!isEdge}>
                <Text size="heading">{release}</Text>
                {dark ? (
                  <Icon d={icons.lock} size={20} />
                ) : (
                  <Text>{own.length + (release === home ? 1 : 0)} cards</Text>
                )}
              </Row>
              {Children.toArray(shown.toSpliced(1, 0, ...put))}
            </Stack>
          );
        })}
      </Row>
      {narrow && state !== 'refused' && (
        <Row
          sx={{
            height: state === 'moved' ? 44 : 56,
            flex: 'none',
            px: 2,
            borderTop: 1,
            borderColor: 'divider',
            bgcolor: '#fff',
            zIndex: 5,
          }}
          apart
        >
          <Text bold={state === 'held'}>{state === 'held' ? title : note}</Text>
          {state === 'held' && <Button variant="contained">Drop</Button>}
        </Row>
      )}
    </Stack>
  );
}
