import { Box, Stack } from '@mui/material';
import { Children } from 'react';
import { Face, Icon, icons, rampOf, Row, Text, useFormat } from '../../kit';
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
  type Release,
  type State,
  taken,
} from './plan';

interface ColumnProps {
  release: Release;
  state: State;
  width: number;
  /** How many cards there is room for. */
  most: number;
}

const [saga] = people;
const face = (name: string) => <Face name={name} ramp="favro" />;
const lockedLine = [<Icon key="" d={icons.lock} />, `${locked} is locked`, 'Ask Noor'] as const;
const deletedLine = [<Icon key="" d={icons.close} />, 'Elias deleted it', 'Restore'] as const;

/** A release with its cards, and among them the one that somebody has picked up. */
export function Column({ release, state, width, most }: ColumnProps) {
  const ramp = rampOf('favro');
  const format = useFormat();
  const narrow = format === 'phone' || format === 'card';
  const dark = release === locked;
  const look = { bgcolor: ramp[dark ? 6 : 1], color: dark ? '#fff' : 'inherit', borderRadius: '6px 6px 0 0' };
  const isHome = release === places[state];
  const isRefused = state === 'refused';
  const gap = (
    <Box sx={{ height: 97, flex: 'none', borderRadius: 1, border: `2px dashed ${ramp[4]}`, position: 'relative' }}>
      {isRefused && !narrow && <Hand name="Saga" />}
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
    refused: <Card card={taken} line={lockedLine} />,
    moved: <Card card={taken} line={[face(saga), 'Saga, from 1.9', 'Undo']} hand="Elias" />,
  };
  const isGone = ([id]: CardRecord) => isRefused && id === deleted;
  const all = (isRefused ? [...cards, ...mess] : cards).filter((card) => card[5] === release);
  const own = all.filter((card) => !isGone(card));
  const put = all.filter(isGone).map((card) => <Card key="gone" card={card} look="deleted" line={deletedLine} />);
  if (isHome) put.unshift(atHome[state]);
  if (isRefused && dark) put.unshift(gap);
  function cardOf(card: CardRecord) {
    const [who = '', from] = moves[state][card[0]] ?? [];
    const line = [face(who), `${who.split(' ')[0]}, from ${from}`, 'Undo'] as const;
    const hand = narrow ? undefined : hands[state][card[0]];
    return <Card key={card[0]} card={card} line={from !== undefined && !narrow ? line : undefined} hand={hand} />;
  }
  const shown = own.slice(0, most - put.length).map((card) => cardOf(card));
  return (
    <Stack spacing={1.25} sx={{ width, flex: 'none', px: 1, ...look }}>
      <Row sx={{ height: format === 'card' ? 30 : 42, flex: 'none', px: 1 }} apart>
        <Text size="heading">{release}</Text>
        {dark ? <Icon d={icons.lock} size={20} /> : <Text>{own.length + (isHome ? 1 : 0)} cards</Text>}
      </Row>
      {Children.toArray(shown.toSpliced(1, 0, ...put))}
    </Stack>
  );
}
