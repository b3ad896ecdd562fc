import Typography, { type TypographyProps } from '@mui/material/Typography';

/** The five sizes of a product's text: 12, 13, 15, 17 and 24 px. */
const variants = { note: 'caption', body: 'body2', name: 'subtitle1', title: 'h6', heading: 'h4' } as const;

interface TextProps extends Omit<TypographyProps, 'variant'> {
  size?: keyof typeof variants;
  /** In the second color of text. */
  muted?: boolean;
  bold?: boolean;
  /** As code. */
  mono?: boolean;
}

/** A line or paragraph of a product, in one of five sizes; it does not wrap where `noWrap` says so. */
export function Text({ size = 'body', muted = false, bold = false, mono = false, sx, ...rest }: TextProps) {
  return (
    <Typography
      variant={variants[size]}
      component="div"
      {...(muted && { color: 'textSecondary' })}
      {...rest}
      sx={[
        bold && { fontWeight: 650 },
        mono && { fontFamily: '"JetBrains Mono"', letterSpacing: '-0.02em', fontSize: '12.5px' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
