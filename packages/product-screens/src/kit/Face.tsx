import Avatar from '@mui/material/Avatar';
import { rampOf } from '../theme/ramps';

interface FaceProps {
  name: string;
  /** The slug of the ramp that it takes its colors of. */
  ramp: string;
  dark?: boolean;
  size?: number;
}

/** A person's initials in a disc. */
export function Face({ name, ramp, dark = false, size = 24 }: FaceProps) {
  const steps = rampOf(ramp);
  const initials = name.replace(/^(.)\S* (?:.* )?(.)\S*$/, '$1$2');
  const colors = { bgcolor: steps[dark ? 6 : 2], color: steps[dark ? 0 : 8] };
  return <Avatar sx={{ ...colors, width: size, height: size, fontSize: size * 0.42 }}>{initials}</Avatar>;
}
