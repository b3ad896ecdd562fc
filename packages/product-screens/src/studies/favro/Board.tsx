import { AvatarGroup, Box, Button, Stack } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { DecisionBar, Face, Icon, icons, Pointer, rampOf, Row, Text, TopBar } from '../../kit';
import { Card } from './Card';
import { cards, decisions, locked, people, pointers, releases, taken } from './plan';

/** Favro's board: a card in the hand leaves a gap that holds still while the rest of the board goes on living. */
export function Board({ state }: { state: keyof typeof decisions }) {
  const ramp = rampOf('favro');
  const [title, note, action, other] = decisions[state];
  const gap = { height: 103, flex: 'none', borderRadius: 1, border: `2px dashed ${ramp[4]}` };
  const tag = { mt: 3, ml: 2, px: 1, borderRadius: 1, bgcolor: ramp[8], color: '#fff' };
  const undo = (name: string, from: string) => (
    <>
      <Face name={name} ramp="favro" />
      <Text sx={{ flex: 1 }}>{`${name.split(' ')[0]}, from ${from}`}</Text>
      <Button sx={{ color: ramp[2] }}>Undo</Button>
    </>
  );
  const held = (
    <Box sx={gap}>
      <Box sx={{ translate: '12px 6px', position: 'relative', zIndex: 4 }}>
        <Card card={taken} held />
      </Box>
    </Box>
  );
  const refused = (
    <Card card={taken}>
      <Icon d={icons.lock} />
      <Text>{locked} is locked</Text>
    </Card>
  );
  const moved = <Card card={taken}>{undo('Saga Holm', '1.9')}</Card>;
  const places: Record<string, Record<string, ReactNode>> = {
    held: { '1.9': held },
    refused: { '1.9': refused, '2.0': <Box sx={gap} /> },
    moved: { '2.1': moved },
  };
  return (
    <Stack sx={{ height: 800, bgcolor: 'background.paper', position: 'relative' }}>
      <TopBar
        name="Favro"
        sign="M4 4h2v11H4zM11 11.5h2V20h-2zM18 4h2v6h-2zM11 4h2v2.5h-2zM4 19.5h2v.5H4z"
        tabs={['Release plan', 'Backlog', 'Teams', 'Reports']}
      >
        <AvatarGroup max={9}>
          {people.map((name, index) => (
            <Face key={name} name={name} ramp="favro" dark={index % 2 === 1} size={28} />
          ))}
        </AvatarGroup>
        <Text>{people.length} people here</Text>
      </TopBar>
      <Row spacing={2} sx={{ flex: 1, px: 3, alignItems: 'stretch', py: 2 }}>
        {releases.map((release) => {
          const dark = release === locked;
          const look = { bgcolor: ramp[dark ? 6 : 1], color: dark ? '#fff' : 'inherit' };
          const place = places[state]?.[release];
          const own = cards.filter((card) => card[5] === release);
          return (
            <Stack key={release} spacing={1.25} sx={{ width: 296, px: 1.5, borderRadius: 1, ...look }}>
              <Row sx={{ height: 48, flex: 'none' }} apart>
                <Text size="heading">{release}</Text>
                {dark ? <Icon d={icons.lock} size={20} /> : <Text>{own.length + (place ? 1 : 0)} cards</Text>}
              </Row>
              {own.map((card, index) => (
                <Fragment key={card[0]}>
                  {index === 1 && place}
                  <Card card={card}>{card[0] === 46 && state === 'held' ? undo('Noor Haddad', '1.8') : undefined}</Card>
                </Fragment>
              ))}
            </Stack>
          );
        })}
      </Row>
      <DecisionBar ramp="favro" title={title} note={note} action={action} other={other} />
      {Object.entries(pointers[state]).map(([name, [left, top]]) => (
        <Box key={name} sx={{ position: 'absolute', left, top, zIndex: 6 }}>
          <Pointer x={0} y={0} />
          <Text sx={tag}>{name}</Text>
        </Box>
      ))}
    </Stack>
  );
}
