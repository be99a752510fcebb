export type Step = { heading: string; script: string };

/** Commands of a document: its blocks marked `sh`, in order. Other blocks are for other machines. */
export function stepsOf(document: string): Step[] {
  const steps: Step[] = [];
  let heading = '';
  for (const [, title, script] of document.matchAll(/^## (.+)$|^```sh\n([\s\S]*?)^```$/gm)) {
    if (title) heading = title;
    else if (script) steps.push({ heading, script });
  }
  return steps;
}

/** Replaces a document's examples with real values; throws when an example is missing. */
export function withOwnValues(steps: Step[], values: Record<string, string>): Step[] {
  const whole = steps.map(({ script }) => script).join('');
  const missing = Object.keys(values).filter((example) => !whole.includes(example));
  if (missing.length > 0) throw new Error(`The page does not say ${missing.join(', ')}.`);
  return steps.map(({ heading, script }) => ({
    heading,
    script: Object.entries(values).reduce(
      (text, [example, own]) => text.replaceAll(example, own),
      script,
    ),
  }));
}
