// The former addresses of the icons. Debian's Apache serves its own files below `/icons/`.
export { GET, generateStaticParams } from '@/app/app-icons/[name]/route';
export const dynamic = 'force-static';
export const dynamicParams = false;
