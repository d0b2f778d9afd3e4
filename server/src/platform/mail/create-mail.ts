import { buffer } from 'node:stream/consumers';
import type { Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Config } from '../settings.ts';
import { composeMail } from './compose-mail.ts';
import { forgetLetters } from './forget-letters.ts';
import type { Mail, Message } from './mail.ts';
import { createPost, outboxOf } from './post.ts';
import { loadSender } from './sender.ts';
import { watchPost } from './watch-post.ts';

const jobName = 'send_mail';

export function createMail(
  config: Pick<Config, 'smtpUrl' | 'dataFolder' | 'publicUrl'>,
  jobs: Jobs,
  services: { db: Database; files: Pick<Files, 'get'> },
): Mail {
  const { carry, trouble } = watchPost(createPost(config));
  const post = async (message: Message): Promise<void> => {
    const { attachment } = message;
    const letter = composeMail(message, config.publicUrl, await loadSender(services));
    if (!attachment) return carry(letter);
    const content = await buffer(await services.files.get(attachment.stored_as));
    return carry({
      ...letter,
      attachments: [...(letter.attachments ?? []), { filename: attachment.name, contentType: attachment.type, content }],
    });
  };
  jobs.handle<Message>(jobName, post, 'another_machine');
  return {
    post,
    trouble,
    send: (tx, message) => jobs.enqueue(tx, jobName, message),
    forget: (words) => forgetLetters(outboxOf(config.dataFolder), words),
  };
}
