import Typography, { type TypographyProps } from '@mui/material/Typography';

/** The five sizes of a product's text: 12, 13, 15, 17 and 24 px. */
const variants = { note: 'caption', body: 'body2', name: 'subtitle1', title: 'h6', heading: 'h4' } as const;

export interface TextProps extends Omit<TypographyProps, 'variant'> {
  /** In pixels where it is a number, which is larger than a heading. */
  size?: keyof typeof variants | number;
  /** In the second color of text. */
  muted?: boolean;
  bold?: boolean;
  /** As code. */
  mono?: boolean;
}

/** A line or paragraph of a product, in one of five sizes; it does not wrap where `noWrap` says so. */
export function Text({ size = 'body', muted = false, bold = false, mono = false, sx, ...rest }: TextProps) {
  const large = typeof size === 'number';
  return (
    <Typography
      variant={variants[large ? 'heading' : size]}
      component="div"
      {...(muted && { color: 'textSecondary' })}
      {...rest}
      sx={[
        large && { fontSize: size },
        bold && { fontWeight: 650 },
        mono && { fontFamily: '"JetBrains Mono"', letterSpacing: '-0.02em', fontSize: '12.5px' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
