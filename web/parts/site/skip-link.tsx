/** The first stop of the keyboard: past everything that is the same on each page. */
export function SkipLink({ words }: { words: string }) {
  return (
    <a className="skip-link" href="#content">
      {words}
    </a>
  );
}
