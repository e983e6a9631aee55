/** A problem with a path, and how to fix it. */
export type Fault = { what: string; fix: string };

/** Matches segments of letters, digits, and some punctuation, except `.` and `..`. */
const plainPath = /^(\/|(\/(?!\.{1,2}(\/|$))[\p{L}\p{M}\p{N}._~-]+)+)$/u;

/**
 * Checks that a rule's path is in a form that the site and every host understand: it starts at the root, and
 * has no query, fragment, or characters that hosts interpret as a pattern. A prefix ends with a slash, and an
 * exact path doesn't.
 * @returns `undefined` for a valid path
 */
export function checkPathForm(path: string, kind: 'exact' | 'prefix'): Fault | undefined {
  if (/^[a-z][a-z\d+.-]*:|^[/\\]{2}/i.test(path)) {
    return {
      what: `"${path}" is not a path of this site.`,
      fix: 'Write the path alone, as /concepts/streaming.',
    };
  }
  if (!path.startsWith('/')) {
    return { what: `"${path}" does not start with a slash.`, fix: `Write "/${path}".` };
  }
  if (/[?#]/.test(path)) {
    return {
      what: `"${path}" contains a query or a fragment.`,
      fix: `Write "${path.replace(/[?#].*$/, '')}": the reader's own query and fragment are kept.`,
    };
  }
  return checkEnd(path, kind) ?? checkSegments(path, kind);
}

function checkEnd(path: string, kind: 'exact' | 'prefix'): Fault | undefined {
  if (kind === 'prefix' && !path.endsWith('/')) {
    return { what: `The prefix "${path}" does not end with a slash.`, fix: `Write "${path}/".` };
  }
  if (kind === 'exact' && path.endsWith('/') && path !== '/') {
    return { what: `"${path}" ends with a slash.`, fix: `Write "${path.replace(/\/+$/, '') || '/'}".` };
  }
  return undefined;
}

function checkSegments(path: string, kind: 'exact' | 'prefix'): Fault | undefined {
  const whole = kind === 'prefix' ? path.slice(0, -1) || '/' : path;
  if (plainPath.test(whole)) return undefined;
  return {
    what: `"${path}" is not a plain path.`,
    fix: 'Use letters, digits and - . _ ~ between single slashes.',
  };
}
