import { useParams } from '@tanstack/react-router';
import { Keyboard } from 'lucide-react';
import { type HelpTopic, helpTasks, helpTopics, topicsFor } from '../../layout/help-topics.ts';
import { useMenuName } from '../../layout/menu/menu-name.ts';
import { useShell } from '../../layout/shell-context.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { kindOf, useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { RowItemLink, Rows } from '../../ui/layout/rows.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout/stack.tsx';

/** The purpose of a section, its most frequent tasks and their results; all other topics next to it. */
export function HelpPage() {
  const t = useTexts();
  const nameOf = useMenuName();
  const topics = topicsFor(kindOf(useMe().user));
  const { topic: requested } = useParams({ strict: false });
  const topic = topics.find((one) => one === requested);
  usePageTitle(topic ? `${t('shell.help')} · ${nameOf(helpTopics[topic].name)}` : t('shell.help'));
  return (
    <Grid columns="rail">
      {topic ? <Topic topic={topic} /> : <EmptyState text={t('help.missing')} />}
      <Card isFlush title={t('help.all_topics')}>
        <Rows>
          {topics.map((one) => (
            <RowItemLink key={one} to="/help/$topic" params={{ topic: one }} aria-current={one === topic ? 'page' : undefined}>
              {nameOf(helpTopics[one].name)}
            </RowItemLink>
          ))}
        </Rows>
      </Card>
    </Grid>
  );
}

function Topic({ topic }: { topic: HelpTopic }) {
  const t = useTexts();
  const page = useMenuName()(helpTopics[topic].name);
  const { open } = useShell();
  return (
    <Stack>
      <Card title={t('help.about')}>
        <p>{t(`help.topics.${topic}.about`)}</p>
        <Cluster>
          <LinkButton to={helpTopics[topic].path}>{t('help.open', { page })}</LinkButton>
          <Button icon={Keyboard} onClick={() => open('shortcuts')}>
            {t('shell.shortcuts')}
          </Button>
        </Cluster>
      </Card>
      <Card title={t('help.how')}>
        <Stack as="ol" gap={4} hasLines>
          {helpTasks.map((task) => (
            <Stack key={task} id={task} as="li" gap={1}>
              <Heading level={3} size="body">
                {t(`help.topics.${topic}.${task}.what`)}
              </Heading>
              <p>{t(`help.topics.${topic}.${task}.how`)}</p>
            </Stack>
          ))}
        </Stack>
      </Card>
      <Card title={t('help.next')}>
        <p>{t(`help.topics.${topic}.next`)}</p>
      </Card>
    </Stack>
  );
}
