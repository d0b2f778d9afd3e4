import { catalogue } from '@cadre/contract/permissions';
import type { Scope } from '@cadre/contract/scopes';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';

/** Display names for rights and their reach: a scope, or yes or no. */
export function useRightWords() {
  const t = useTexts();
  const labels = useLabels();
  return {
    nameOf: (right: string): string => {
      const [resource = '', action = ''] = right.split('.');
      return `${labels.many(resource)}: ${labels.action(action)}`;
    },
    reachOf: (right: string, scope: Scope | undefined): string => {
      if (!scope) return t('roleMatrix.no_right');
      return isScopable(right) ? labels.option(undefined, 'scope', scope) : t('roleMatrix.yes');
    },
  };
}

const isScopable = (right: string): boolean => catalogue.some(({ name, scopable }) => name === right && scopable);
