import { alongText } from '../../theme/measures';
import { signs, type SignName } from './signs';

interface IconProps {
  name: SignName;
  /** Width and height in pixels. */
  size?: number;
  className?: string;
}

/** One sign in the color of the text around it, for those who see it. */
export function Icon({ name, size = 24, className }: IconProps) {
  const Sign = signs[name];
  const classNames = name.startsWith('arrow-') ? `${alongText} ${className ?? ''}` : className;
  return <Sign className={classNames} width={size} height={size} />;
}
