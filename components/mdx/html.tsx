/** A run of plain HTML that the compiler wrote. Its box has no effect on the layout. */
export function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our compiler from a reviewed page.
  return <div className="html" dangerouslySetInnerHTML={{ __html: html }} />;
}
