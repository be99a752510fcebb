import { Fragment, type ReactNode } from 'react';
import type { ToastLink } from '../../domain/toast/toast-queue.ts';

type Props = { message: string; links: ToastLink[] };

/** One paragraph per line; `{0}` is the place of the first link, links without a place come last. */
export function ToastMessage({ message, links }: Props) {
  const placed = new Set([...message.matchAll(/\{(\d+)\}/g)].map((match) => Number(match[1])));
  const homeless = links.filter((_, index) => !placed.has(index));

  return (
    <>
      {(message ? message.split('\n') : []).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one message never change places, and two may be alike
        <p key={index}>{withLinks(line, links)}</p>
      ))}
      {homeless.length > 0 && (
        <p>
          {homeless.map((link, index) => (
            <Fragment key={link.href}>
              {index > 0 && ' · '}
              <ToastAnchor {...link} />
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

function withLinks(line: string, links: ToastLink[]): ReactNode[] {
  // Odd parts are placeholders; one without a link is literal text in braces.
  return line.split(/(\{\d+\})/).map((piece, index) => {
    const link = index % 2 === 1 ? links[Number(piece.slice(1, -1))] : undefined;
    return link ? <ToastAnchor key={`${piece} ${link.href}`} {...link} /> : piece;
  });
}

function ToastAnchor({ href, text }: ToastLink) {
  return <a href={href}>{text}</a>;
}
