import fs from 'node:fs';
import { MDXRemote } from 'next-mdx-remote/rsc';

export const generateStaticParams = () =>
  fs
    .readdirSync(process.env.BARE_CONTENT, { recursive: true })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => ({ slug: file.replace(/\.mdx?$/, '').split('/') }));

export default async function Page({ params }) {
  const page = `${process.env.BARE_CONTENT}/${(await params).slug.join('/')}`;
  const file = [`${page}.mdx`, `${page}.md`].find((each) => fs.existsSync(each));
  return <MDXRemote source={fs.readFileSync(file, 'utf8')} options={{ parseFrontmatter: true }} />;
}
