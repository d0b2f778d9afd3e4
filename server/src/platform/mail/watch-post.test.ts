import { expect, test } from 'vitest';
import { watchPost } from './watch-post.ts';

const letter = { to: 'clara@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

/** A mail server that fails with these codes, one per letter; undefined means that it accepts the letter. */
function officeThat(...answers: (string | undefined)[]) {
  return watchPost(async () => {
    const code = answers.shift();
    if (code) throw Object.assign(new Error(code), { code });
  });
}

test('a post office that does not answer is in trouble until it takes a letter', async () => {
  const { carry, trouble } = officeThat('ECONNECTION', 'ECONNECTION', undefined);
  expect(trouble()).toBeUndefined();
  await expect(carry(letter)).rejects.toThrow('ECONNECTION');
  const first = trouble();
  expect(first?.since).toBeInstanceOf(Date);
  await expect(carry(letter)).rejects.toThrow('ECONNECTION');
  expect(trouble()).toEqual(first);
  await carry(letter);
  expect(trouble()).toBeUndefined();
});

test('an address that does not exist is no trouble of the post office', async () => {
  const { carry, trouble } = officeThat('EENVELOPE');
  await expect(carry(letter)).rejects.toThrow('EENVELOPE');
  expect(trouble()).toBeUndefined();
});
