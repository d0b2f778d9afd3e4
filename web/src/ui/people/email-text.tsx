/** An address that is too long for its container breaks after the @; the cells of a table have one line. */
export function EmailText({ address }: { address: string }) {
  const [mailbox, host] = address.split('@');
  return (
    <>
      {mailbox}@<wbr />
      {host}
    </>
  );
}
