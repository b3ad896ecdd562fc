/** A program that hearing pages needs: where it may be, and Debian's package that brings it. */
interface Program {
  path: string;
  debian: string;
}

/** Everything besides the browsers. */
export const programs: readonly Program[] = [
  { path: '/usr/bin/Xvfb', debian: 'xvfb' },
  { path: '/usr/bin/openbox', debian: 'openbox' },
  { path: '/usr/bin/dbus-daemon', debian: 'dbus-daemon' },
  { path: '/usr/libexec/at-spi-bus-launcher', debian: 'at-spi2-core' },
  { path: '/usr/bin/gdbus', debian: 'libglib2.0-bin' },
  { path: '/usr/bin/orca', debian: 'orca' },
  { path: '/usr/bin/xdotool', debian: 'xdotool' },
  { path: '/usr/bin/setpriv', debian: 'util-linux' },
];
