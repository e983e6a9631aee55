/**
 * Runs in the "not found" page before React. The page may exist under the plain spelling of the URL:
 * - Double slashes are removed, and the page is reloaded. Next would throw on a URL that starts with them.
 * - A trailing slash, `.html`, and unnecessary percent-encoding: GitHub Pages returns a 404 for `/concepts/streaming/`.
 * The script requests the URL without them, and goes there if it exists. It encodes each segment again, so that none
 * can lead to another site.
 *
 * Otherwise, the page loads its scripts immediately, because its content depends on the URL. The page loader
 * (`lib/browser/page-loader.ts`) treats `focusin` as a sign of intent.
 */
export const retryScript = `{
const{pathname,search,hash}=location,path=pathname.replace(/\\/\\/+/g,"/"),
load=()=>dispatchEvent(new Event("focusin"));
if(path!=pathname){
history.replaceState(history.state,"",path+search+hash);
location.reload()
}else try{
const parts=decodeURIComponent(path).split("/").filter(Boolean).map(encodeURIComponent),
plain=("/"+parts.join("/")).replace(/(\\/index)?(\\.html)?$/,"")||"/";
if(plain==path)load();
else fetch(plain,{method:"HEAD"}).then(r=>{
if(!r.ok)load();
else if(location.pathname==path)location.replace(plain+search+hash)
},load)
}catch{load()}}`.replaceAll('\n', '');
