import type { Design } from '../../../domain/ryijy/design.ts';
import { PALETTES } from '../../../domain/ryijy/palettes.ts';
import { type Loom, pile, type Strand, strandWidth } from '../../../domain/ryijy/pile.ts';
import { visitKnots, visitStrandWidth } from '../../../domain/ryijy/visit-knots.ts';

const WARP_GAP = 4.2;

type Weaving = {
  context: CanvasRenderingContext2D;
  design: Design;
  loom: Loom;
  visits: number;
  /** Duration of the animation; 0 draws as fast as the browser can. */
  duration: number;
};

/** Draws a few rows per frame, so that the page stays responsive. Returns a stop function. */
export function weave({ context, design, loom, visits, duration }: Weaving): () => void {
  const rows = [...pile(design, loom)];
  const began = performance.now();
  let done = 0;
  let frame = 0;

  function work(now: number) {
    const share = duration === 0 ? 1 : Math.min(1, (now - began) / duration);
    const due = Math.ceil(rows.length * share);
    const deadline = performance.now() + 10;
    while (done < due && performance.now() < deadline) {
      drawStrands(context, rows[done] ?? [], strandWidth(loom));
      done += 1;
    }
    if (done < rows.length) frame = requestAnimationFrame(work);
    else drawStrands(context, visitKnots(design, loom, visits), visitStrandWidth(loom));
  }

  drawGround(context, design, loom);
  frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}

/** Bare warp above, and the dark backing behind what is woven. */
function drawGround(context: CanvasRenderingContext2D, design: Design, loom: Loom) {
  const { width, height, woven } = loom;
  const bare = woven >= 1 ? 0 : height * (1 - woven);
  context.fillStyle = '#eceeec';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#b9bec0';
  for (let x = 2; x < width; x += WARP_GAP) context.fillRect(x, 0, 1.1, bare);
  context.fillStyle = PALETTES[design.palette].ramp[0];
  context.fillRect(0, bare, width, height - bare);
}

export function drawStrands(context: CanvasRenderingContext2D, strands: Strand[], width: number) {
  const byColour = new Map<string, Strand[]>();
  for (const strand of strands) {
    const alike = byColour.get(strand.colour);
    if (alike) alike.push(strand);
    else byColour.set(strand.colour, [strand]);
  }
  context.lineCap = 'round';
  context.lineWidth = width;
  for (const [colour, alike] of byColour) {
    context.strokeStyle = colour;
    context.beginPath();
    for (const { x, y, dx, dy } of alike) {
      context.moveTo(x, y);
      context.lineTo(x + dx, y + dy);
    }
    context.stroke();
  }
}
