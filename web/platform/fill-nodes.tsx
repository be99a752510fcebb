import { Fragment, type ReactNode } from 'react';

/** As `fill`, for values that are more than text: 'from {0} on' with an element in the place. */
export function fillNodes(text: string, ...nodes: ReactNode[]): ReactNode[] {
  return text.split(/(\{\d+\})/).map((part, index) => {
    const place = /^\{(\d+)\}$/.exec(part);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    return <Fragment key={index}>{place ? nodes[Number(place[1])] : part}</Fragment>;
  });
}
