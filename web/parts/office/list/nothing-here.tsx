/** Empty state of a list: loaded, and nothing to do. */
export function NothingHere({ text }: { text: string }) {
  return <p className="mt-4 soft">{text}</p>;
}
