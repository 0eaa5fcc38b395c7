import { canvasSize, type Point } from './points';
import { reach, type Shape } from './shapes';

export type Stroke = readonly Point[];

/** What is not painted stays transparent, so that the canvas has the colour of its card in both themes. */
export function paintStrokes(canvas: HTMLCanvasElement, strokes: readonly Stroke[], cross?: Point) {
  const context = cleared(canvas);
  context.strokeStyle = colourOf(canvas, '--accent');
  context.lineWidth = 4;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const stroke of strokes) {
    context.beginPath();
    // A little beside its first point, because a line without a length leaves nothing.
    if (stroke[0]) context.moveTo(stroke[0].x, stroke[0].y - 0.01);
    for (const { x, y } of stroke) context.lineTo(x, y);
    context.stroke();
  }
  if (cross) paintCross(context, cross);
}

const colours = { red: '--shape-red', blue: '--shape-blue', green: '--shape-green' };

export function paintShapes(canvas: HTMLCanvasElement, shapes: readonly Shape[], cross?: Point) {
  const context = cleared(canvas);
  context.lineWidth = 2;
  context.strokeStyle = colourOf(canvas, '--surface-raised');
  for (const { colour, kind, x, y } of shapes) {
    context.fillStyle = colourOf(canvas, colours[colour]);
    context.beginPath();
    if (kind === 'circle') context.arc(x, y, reach, 0, 2 * Math.PI);
    if (kind === 'square') context.rect(x - reach, y - reach, 2 * reach, 2 * reach);
    if (kind === 'triangle') {
      context.moveTo(x, y - reach);
      context.lineTo(x + reach, y + reach);
      context.lineTo(x - reach, y + reach);
    }
    context.closePath();
    context.fill();
    context.stroke();
  }
  if (cross) paintCross(context, cross);
}

function cleared(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.clearRect(0, 0, canvasSize.width, canvasSize.height);
  return context;
}

function colourOf(canvas: HTMLCanvasElement, token: string): string {
  return getComputedStyle(canvas).getPropertyValue(token);
}

function paintCross(context: CanvasRenderingContext2D, { x, y }: Point) {
  context.beginPath();
  context.moveTo(x - 10, y);
  context.lineTo(x + 10, y);
  context.moveTo(x, y - 10);
  context.lineTo(x, y + 10);
  context.lineWidth = 2;
  context.strokeStyle = colourOf(context.canvas, '--text');
  context.stroke();
}
