import type { EnglishTexts } from '@cadre/contract/texts/texts';
import { useMessages } from 'use-intl';
import { helpTasks, helpTopics, topicsFor } from '../../layout/help-topics.ts';
import { useMenuName } from '../../layout/menu/menu-name.ts';
import { kindOf, useMe } from '../../platform/session/session.ts';
import type { Hit } from './recent.ts';

const most = 5;

/** Tasks of the help, found by their words or those of their section. The help texts are loaded with the palette. */
export function useHelpHits(isMeant: (...names: string[]) => boolean): Hit[] {
  const nameOf = useMenuName();
  const kind = kindOf(useMe().user);
  const { help } = useMessages() as Pick<EnglishTexts, 'help'>;
  return topicsFor(kind)
    .flatMap((topic) => {
      const detail = nameOf(helpTopics[topic].name);
      const asHit = (task: (typeof helpTasks)[number]) => ({ name: help.topics[topic][task].what, detail, link: `/help/${topic}#${task}` });
      return helpTasks.map(asHit).filter(({ name }) => isMeant(name, detail));
    })
    .slice(0, most);
}
