import { ArrowLeft, ArrowRight, Pencil, Plus, Trash2 } from 'lucide-react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { type Chain, draftOf, type LevelDraft, maySkipAllLevels } from './chains-of.ts';
import { LevelCard, useApproverName } from './level-card.tsx';
import type { useConditionWords } from './use-condition-words.ts';
import './chain.css';

const mostLevels = 9;

type Props = {
  chain: Chain;
  title: string;
  /** The rule that applies when no level is set up. */
  otherwise: string;
  conditionOf: ReturnType<typeof useConditionWords>;
  /** Absent: one may look only. */
  edit?: { onAdd: (at: number) => void; onChange: (at: number) => void; onSave: (levels: LevelDraft[]) => void } | undefined;
};

/** One chain as a lane: from the request over its levels to the decision. */
export function ChainLane({ chain, title, otherwise, conditionOf, edit }: Props) {
  const t = useTexts();
  const nameOf = useApproverName();
  const { levels } = chain;
  const drafts = levels.map(draftOf);
  const moved = (from: number, to: number) =>
    edit?.onSave(drafts.with(to, drafts[from] as LevelDraft).with(from, drafts[to] as LevelDraft));
  const add = (at: number, next: string) =>
    edit &&
    levels.length < mostLevels && (
      <IconButton icon={Plus} size="small" isFramed label={t('chains.add_level', { next })} onClick={() => edit.onAdd(at)} />
    );
  return (
    <Card
      title={title}
      actions={
        edit &&
        levels.length > 0 && (
          <Button size="small" icon={Trash2} onClick={() => edit.onSave([])} aria-label={`${t('chains.remove')}: ${title}`}>
            {t('chains.remove')}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        {maySkipAllLevels(chain) && <Alert tone="warning">{t('chains.all_conditional')}</Alert>}
        {levels.length === 0 && <p className="muted">{otherwise}</p>}
        <ol className="flex wraps middle chain">
          <li className="rounded-large medium rigid tinted chain__end">{t('chains.start')}</li>
          {levels.map((setting, at) => (
            <li key={setting.id} className="line gap-1 chain__step">
              {add(at, nameOf(setting))}
              <LevelCard setting={setting} at={at} condition={conditionOf(setting)}>
                {edit && (
                  <Cluster gap={1}>
                    <IconButton
                      icon={Pencil}
                      size="small"
                      label={t('chains.edit_level', { level: at + 1 })}
                      onClick={() => edit.onChange(at)}
                    />
                    {at > 0 && (
                      <IconButton
                        icon={ArrowLeft}
                        size="small"
                        label={t('chains.earlier', { level: at + 1 })}
                        onClick={() => moved(at, at - 1)}
                      />
                    )}
                    {at < levels.length - 1 && (
                      <IconButton
                        icon={ArrowRight}
                        size="small"
                        label={t('chains.later', { level: at + 1 })}
                        onClick={() => moved(at, at + 1)}
                      />
                    )}
                    <IconButton
                      icon={Trash2}
                      size="small"
                      label={t('chains.remove_level', { level: at + 1 })}
                      onClick={() => edit.onSave(drafts.toSpliced(at, 1))}
                    />
                  </Cluster>
                )}
              </LevelCard>
            </li>
          ))}
          <li className="line gap-1 chain__step">
            {add(levels.length, t('chains.end'))}
            <span className="rounded-large medium rigid tinted chain__end">{t('chains.end')}</span>
          </li>
        </ol>
      </Stack>
    </Card>
  );
}
