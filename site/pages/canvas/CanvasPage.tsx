import './canvas.css';
import { Chart } from './Chart';
import { Drawing } from './Drawing';
import { IslandMap } from './IslandMap';
import { Player } from './Player';
import { Shapes } from './Shapes';
import { testId } from './test-id';

export default function CanvasPage() {
  return (
    <>
      <h1>Canvas and Charts</h1>
      <p className="intro">
        A picture has no elements to find. Act by coordinates that you have read or worked out, and check by the words
        that are beside it: where things are, what was hit, what plays.
      </p>
      <div className="cards" {...testId('canvas-page')}>
        <section className="card stack">
          <Drawing />
        </section>
        <section className="card stack">
          <Shapes />
        </section>
        <section className="card stack">
          <Chart />
        </section>
        <section className="card stack">
          <IslandMap />
        </section>
        <section className="card stack cards-wide">
          <h2>Video and audio</h2>
          <p className="muted">Two seconds each, with controls of the page. Wait for the state, not for two seconds.</p>
          <div className="players">
            <Player name="video" source="samples/dial.webm" type='video/webm; codecs="vp9, opus"' />
            <Player name="audio" source="samples/tones.wav" type="audio/wav" />
          </div>
        </section>
      </div>
    </>
  );
}
