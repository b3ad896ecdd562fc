import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Icon, rampOf, Row, Text, useFormat } from '../../kit';

interface BandProps {
  name: string;
  /** How deep it is: the steps of the ramp of its ground, which is white for 0, and of its boxes. */
  depth: readonly [ground: number, boxes: number];
  height: number;
  /** What is reported next to the drawing, or above it where there is less room. */
  report: ReactNode;
  /** The two boxes: a sign, if there is one, and words. */
  ends: readonly (readonly [sign: string, words: string])[];
  children: ReactNode;
}

/** One depth of the drawing. The boxes at both sides keep their places in all of them. */
export function Band({ name, depth: [ground, boxes], height, report, ends, children }: BandProps) {
  const ramp = rampOf('aklivity');
  const format = useFormat();
  const isWhole = format === 'whole';
  const narrow = format === 'phone' || format === 'card';
  const views = {
    whole: [116, 116, 4, 5],
    slab: [88, 82, 4, 3],
    phone: [78, 66, 1.5, 2],
    card: [78, 54, 1.5, 2],
  } as const;
  const [width, side, gap, margin] = views[format === 'hero' ? 'whole' : format];
  const place = { display: 'grid', placeContent: 'center', justifyItems: 'center', zIndex: 1 };
  const shape = { width, height: side, flex: 'none', borderRadius: narrow ? '10px' : '14px', gap: narrow ? 0 : 0.75 };
  const box = { ...place, ...shape, bgcolor: ramp[boxes], color: '#fff' };
  const line = {
    left: gap * -8,
    right: gap * -8,
    top: '50%',
    height: isWhole ? 6 : 4,
    mt: '-3px',
    bgcolor: ramp[boxes],
  };
  const look = { bgcolor: ground ? ramp[ground] : '#fff', color: ground > 5 ? '#fff' : ramp[8] };
  const words = { fontWeight: 650, whiteSpace: 'pre', lineHeight: narrow ? 1.4 : 1.7 };
  const [left, right] = ends.map(([sign, text]) => (
    <Box key={sign + text} sx={box}>
      {sign && <Icon d={sign} size={narrow ? 24 : isWhole ? 44 : 30} />}
      <Text sx={words}>{text}</Text>
    </Box>
  ));
  const drawing = (
    <Row spacing={0} sx={{ gap, flex: isWhole ? 'none' : 1 }}>
      {left}
      <Box sx={{ ...(isWhole ? { width: 480 } : { flex: 1 }), position: 'relative' }}>
        <Box sx={{ ...line, position: 'absolute' }} />
        {children}
      </Box>
      {right}
    </Row>
  );
  if (isWhole) {
    return (
      <Row spacing={0} sx={{ height, flex: 'none', px: margin, ...look }} apart>
        <Stack spacing={1} sx={{ width: 290, fontSize: 15, lineHeight: 1.4 }}>
          <Text size={28}>{name}</Text>
          <div>{report}</div>
        </Stack>
        {drawing}
      </Row>
    );
  }
  return (
    <Stack sx={{ height, flex: 'none', px: margin, pt: narrow ? 1 : 1.5, pb: narrow ? 0.75 : 1, ...look }}>
      <Row spacing={2} sx={{ alignItems: 'baseline' }}>
        <Text size={narrow ? 'name' : 'heading'}>{name}</Text>
        {!narrow && <Text size="body">{report}</Text>}
      </Row>
      {drawing}
    </Stack>
  );
}
