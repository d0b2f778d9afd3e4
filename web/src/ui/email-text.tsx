/** Where an address is too long for its place, it breaks behind the sign; the cells of a table have one line. */
export function EmailText({ address }: { address: string }) {
  const [mailbox, host] = address.split('@');
  return (
    <>
      {mailbox}@<wbr />
      {host}
    </>
  );
}
