import Stack, { type StackProps } from '@mui/material/Stack';

/** Things next to each other, centered on one line; `apart` puts the space between them. */
export function Row({ apart = false, sx, ...rest }: StackProps & { apart?: boolean }) {
  return (
    <Stack
      direction="row"
      spacing={1}
      {...rest}
      sx={[{ alignItems: 'center' }, apart && { justifyContent: 'space-between' }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
