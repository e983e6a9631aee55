/**
 * Runs in the "not found" page before React, because the page may exist without double slashes, on which Next would
 * throw, or without a trailing slash, `.html`, or percent-encoding, which some hosts don't remove. Segments are encoded
 * again, so that none can lead to another site. Otherwise, `focusin` makes the page loader load, because the content
 * depends on the URL.
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
