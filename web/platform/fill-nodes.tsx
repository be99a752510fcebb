import { Fragment, type ReactNode } from 'react';

/** Like `fill`, for React nodes: 'from {0} on' with an element in the place. */
export function fillNodes(text: string, ...nodes: ReactNode[]): ReactNode[] {
  return text.split(/(\{\d+\})/).map((part, index) => {
    // Odd parts are placeholders; one without a node stays literal.
    const node = index % 2 === 1 ? nodes[Number(part.slice(1, -1))] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    return <Fragment key={index}>{node ?? part}</Fragment>;
  });
}
