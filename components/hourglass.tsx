/** The site's logo: two triangles and a grain. `state` is `full` in the navbar and `empty` on the "not found" page. */
export function Hourglass({ state = 'full' }: { state?: 'full' | 'empty' }) {
  return (
    <svg className="hourglass" viewBox="0 0 32 32" aria-hidden="true">
      <path className="hourglass-glass" d="M7 4h18L16 16z M16 16l9 12H7z" />
      {state === 'full' && <path className="hourglass-sand" d="M10.5 7.5h11L16 15z" />}
      <path
        className="hourglass-sand"
        d={state === 'full' ? 'M9.8 27.2L16 21l6.2 6.2z' : 'M8.5 27.2L16 17.4l7.5 9.8z'}
      />
      {state === 'full' && <circle className="hourglass-sand" cx="16" cy="18" r="1" />}
    </svg>
  );
}
