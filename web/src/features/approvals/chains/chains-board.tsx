import type { DataOf } from '@cadre/contract/call';
import type { approvalSettingsLists, replaceChain } from '@cadre/contract/calls/chains';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Cluster, Grid, Stack } from '../../../ui/layout/stack.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { ChainLane } from './chain-lane.tsx';
import { ChainSimulator } from './chain-simulator.tsx';
import { type Chain, chainsOf, draftOf, isByRight, type LevelDraft, type Scope } from './chains-of.ts';
import { LevelDialog } from './level-dialog.tsx';
import { NewChainDialog } from './new-chain-dialog.tsx';
import { useChain } from './use-chain.ts';
import { useChainTitle } from './use-chain-title.ts';
import { useConditionWords } from './use-condition-words.ts';

type Lists = DataOf<typeof approvalSettingsLists>;
/** The open level of a chain: the one at this position, or a new one before it. */
type Opened = { chain: Chain; at: number; isNew: boolean };
type Model = (typeof replaceChain.body.model.options)[number];

/** The chains of one request type, one lane each, and a simulator of their approvers. */
export function ChainsBoard({ lists }: { lists: Lists }) {
  const t = useTexts();
  const titleOf = useChainTitle();
  const { permissions } = useMe();
  const { get, replace } = useParameters();
  const [opened, setOpened] = useState<Opened>();
  const [isAdding, setAdding] = useState(false);
  const save = useChain();
  const conditionOf = useConditionWords(lists.leave_categories);

  const kind = lists.models.find(({ id }) => id === get('kind')) ?? lists.models[0];
  if (!kind) return null;
  const model = kind.id as Model;
  const chains = chainsOf(lists.settings, model);
  const underWay = lists.in_flight.find((one) => one.model === model)?.count ?? 0;
  const mayEdit = permissions['approval-settings.create'] !== undefined && permissions['approval-settings.delete'] !== undefined;
  const otherwise = t(isByRight(model) ? 'chains.no_chain_right' : 'chains.no_chain_manager');
  const placed = ({ chain, at, isNew }: Opened, level: LevelDraft): LevelDraft[] =>
    chain.levels.map(draftOf).toSpliced(at, isNew ? 0 : 1, level);
  const begin = (scope: Exclude<Scope, 'company'>, id: number) => {
    const known = chains.find((chain) => chain.scope === scope && chain.target?.id === id);
    const chain = known ?? { key: `${scope}-${id}`, model, scope, target: { id, name: '' }, levels: [] };
    setAdding(false);
    setOpened({ chain, at: chain.levels.length, isNew: true });
  };

  return (
    <Tabs
      isApart
      label={t('chains.kinds')}
      tabs={lists.models.map(({ id, name }) => ({ value: id, text: name }))}
      value={kind.id}
      onChoose={(next) => replace({ kind: next })}
    >
      <Stack>
        <Cluster justify="between">
          <p className="muted">{t('chains.hint')}</p>
          {mayEdit && (
            <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
              {t('chains.add')}
            </Button>
          )}
        </Cluster>
        {underWay > 0 && <Alert tone="info">{t('chains.in_flight', { count: underWay })}</Alert>}
        <Grid columns="aside">
          <Stack>
            {chains.map((chain) => (
              <ChainLane
                key={chain.key}
                chain={chain}
                title={titleOf(chain.scope, chain.target?.name ?? '')}
                otherwise={otherwise}
                conditionOf={conditionOf}
                edit={
                  mayEdit
                    ? {
                        onAdd: (at) => setOpened({ chain, at, isNew: true }),
                        onChange: (at) => setOpened({ chain, at, isNew: false }),
                        onSave: (levels) => save.mutate({ chain, levels }),
                      }
                    : undefined
                }
              />
            ))}
          </Stack>
          <ChainSimulator key={model} model={model} facts={kind.facts} />
        </Grid>
        {isAdding && <NewChainDialog onChoose={begin} onClose={() => setAdding(false)} />}
        {opened && (
          <LevelDialog
            model={model}
            facts={kind.facts}
            setting={opened.isNew ? undefined : opened.chain.levels[opened.at]}
            title={opened.isNew ? t('chains.level_title') : t('chains.edit_level', { level: opened.at + 1 })}
            onSave={(level) => save.mutateAsync({ chain: opened.chain, levels: placed(opened, level) })}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Stack>
    </Tabs>
  );
}
