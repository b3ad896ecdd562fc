import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type NavigationGroup, wideHeader } from '../navigation';
import { Message } from '../i18n/Message';
import { Dropdown } from './Dropdown';
import type { MenuGlyph } from './MenuGlyph';
import { NavigationItem } from './NavigationItem';

/** A group of the header's menu. */
export function NavigationDropdown({ group }: { group: NavigationGroup }) {
  const { pathname } = useLocation();
  const [Glyph, setGlyph] = useState<typeof MenuGlyph>();
  // The glyphs are neither in the HTML nor in the start bundle: they are fetched while the list is closed. Without network the list has no glyphs.
  useEffect(() => {
    const isWide = window.matchMedia(`(min-width: ${wideHeader}px)`);
    const load = () => {
      if (!isWide.matches) return;
      import(/* webpackChunkName: "menuGlyph" */ './MenuGlyph').then(
        ({ MenuGlyph: Loaded }) => {
          setGlyph(() => Loaded);
        },
        () => {},
      );
    };
    load();
    isWide.addEventListener('change', load);
    return () => {
      isWide.removeEventListener('change', load);
    };
  }, []);
  const active = group.children.some((link) => 'path' in link && link.path === pathname);
  const items = useMemo(
    () =>
      group.children.map((link) => (
        <li key={'title' in link ? link.title : link.person.id}>
          <NavigationItem link={link} look="dropdown">
            {Glyph !== undefined && <Glyph link={link} />}
          </NavigationItem>
        </li>
      )),
    [group, Glyph],
  );
  return (
    <Dropdown name={group.id} label={<Message id={group.title} />} active={active} columns={2}>
      {items}
    </Dropdown>
  );
}
