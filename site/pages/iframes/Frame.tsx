import { useFrameTheme } from '../../shared/useFrameTheme';
import { testId } from './test-id';

type FrameName = Parameters<typeof testId>[0] extends infer Id
  ? Id extends `iframe-wrapper-${infer Name}`
    ? Name
    : never
  : never;

type FrameProps = {
  /** Names the frame's test ids, `iframe-<name>` and `iframe-wrapper-<name>`. */
  name: FrameName;
  title: string;
  src: string;
  sandbox?: string;
  height: number | '100vh';
};

export function Frame({ name, title, src, sandbox, height }: FrameProps) {
  const themed = useFrameTheme();
  return (
    <div {...testId(`iframe-wrapper-${name}`)}>
      <iframe
        className="frame"
        title={title}
        name={`iframe-${name}`}
        src={src}
        sandbox={sandbox}
        style={{ height }}
        {...themed}
        {...testId(`iframe-${name}`)}
      />
    </div>
  );
}
