import { alongText } from '../../theme/measures';
import { signs, type SignName } from './signs';

interface IconProps {
  name: SignName;
  /** Width and height in pixels. */
  size?: number;
  className?: string;
}

/** A sign in the color of the text around it. */
export function Icon({ name, size = 24, className }: IconProps) {
  const Sign = signs[name];
  const classNames = name.startsWith('arrow-') ? `${alongText} ${className ?? ''}` : className;
  return <Sign className={classNames} width={size} height={size} />;
}
