import type { Jobs } from '../jobs.ts';
import type { Config } from '../settings.ts';
import { composeMail } from './compose-mail.ts';
import type { Mail, Message } from './mail.ts';
import { createPost } from './post.ts';

const jobName = 'send_mail';

export function createMail(config: Pick<Config, 'smtpUrl' | 'dataFolder' | 'publicUrl'>, jobs: Jobs): Mail {
  const carry = createPost(config);
  const post = (message: Message): Promise<void> => carry(composeMail(message, config.publicUrl));
  jobs.handle<Message>(jobName, post);
  return { post, send: (tx, message) => jobs.enqueue(tx, jobName, message) };
}
